import { Box, Lines, Paper, Row } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of the list of orders. */
export const TransactionPage = () => (
  <Paper>
    <Slot of="title" look="title" />
    <Row>
      <Slot of="waiting" look="outline" />
      <Slot of="history" look="outline" />
    </Row>
    <Box>
      <Lines widths={[60, 40]} />
    </Box>
    <Box>
      <Slot of="empty" look="label" />
      <Slot of="browse" look="button" />
    </Box>
  </Paper>
);
