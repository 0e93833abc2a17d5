import { Box, Column, Halves, Lines, Paper, Picture } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of the page of a course. */
export const PrivateClassDetail = () => (
  <Paper>
    <Halves>
      <Column>
        <Slot of="badge" look="outline" />
        <Lines widths={[75]} />
        <Slot of="about" look="heading" />
        <Lines widths={[95, 80]} />
        <Slot of="chapters" look="heading" />
        <Lines widths={[70, 65, 60]} />
        <Slot of="reviews" look="heading" />
        <Lines widths={[80]} />
      </Column>
      <Box>
        <Picture aria-hidden />
        <Slot of="preview" look="outline" />
        <Slot of="certificate" look="label" />
        <Slot of="buy" look="button" />
        <Slot of="start" look="button" />
      </Box>
    </Halves>
  </Paper>
);
