import { Box, Column, Fact, Halves, Lines, Paper, Picture, Row } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of the page of a class. */
export const ClassDetail = () => (
  <Paper>
    <Picture aria-hidden />
    <Halves>
      <Column>
        <Slot of="about" look="heading" />
        <Lines widths={[95, 80]} />
        <Slot of="benefits" look="heading" />
        <Lines widths={[70, 60]} />
        <Slot of="instructors" look="heading" />
        <Lines widths={[50]} />
      </Column>
      <Box>
        <Row>
          <Slot of="schedule" look="label" />
          <Fact />
        </Row>
        <Row>
          <Slot of="price" look="label" />
          <Fact />
        </Row>
        <Slot of="register" look="button" />
        <Slot of="full" look="label" />
        <Slot of="share" look="outline" />
      </Box>
    </Halves>
  </Paper>
);
