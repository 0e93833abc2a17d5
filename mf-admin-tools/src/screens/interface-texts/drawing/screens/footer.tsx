import { Column, Halves, Lines, Mark, Paper, Picture, Row } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of the footer. */
export const Footer = () => (
  <Paper>
    <Picture aria-hidden />
    <Lines widths={[70, 45]} />
    <Halves>
      <Column>
        <Row>
          <Mark aria-hidden />
          <Slot of="tagline" look="heading" />
        </Row>
        <Slot of="copyright" look="label" />
      </Column>
      <Column>
        <Slot of="about" look="link" />
        <Slot of="contact" look="link" />
        <Slot of="terms" look="link" />
        <Slot of="privacy" look="link" />
      </Column>
    </Halves>
  </Paper>
);
