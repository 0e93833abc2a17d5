import { Box, Column, Lines, Mark, Paper, Push, Row } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of the account page. */
export const ProfilePage = () => (
  <Paper>
    <Row>
      <Slot of="title" look="title" />
      <Push />
      <Slot of="edit" look="outline" />
    </Row>
    <Row>
      <Mark aria-hidden />
      <Column flex="1">
        <Lines widths={[40, 30]} />
      </Column>
    </Row>
    <Box>
      <Slot of="classes" look="heading" />
      <Slot of="empty" look="label" />
    </Box>
    <Box>
      <Slot of="private_classes" look="heading" />
      <Lines widths={[65]} />
    </Box>
    <Box>
      <Slot of="certificates" look="heading" />
      <Lines widths={[55]} />
    </Box>
    <Slot of="sign_out" look="outline" />
  </Paper>
);
