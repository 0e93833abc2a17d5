import { Lines, Mark, Paper, Picture, Push, Row } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of the header. */
export const HeaderMenu = () => (
  <Paper>
    <Row>
      <Mark aria-hidden />
      <Slot of="home" />
      <Slot of="classes" />
      <Slot of="private_classes" />
      <Slot of="merchandise" />
    </Row>
    <Row>
      <Slot of="search" look="field" />
      <Push />
      <Slot of="sign_in" look="outline" />
      <Slot of="register" look="button" />
    </Row>
    <Picture aria-hidden />
    <Lines widths={[60, 85, 70]} />
  </Paper>
);
