import { Box, Fact, Lines, Paper, Row } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of an order in the list. */
export const TransactionCard = () => (
  <Paper>
    <Lines widths={[45]} />
    <Box>
      <Row>
        <Slot of="order_id" look="label" />
        <Fact />
      </Row>
      <Lines widths={[80]} />
      <Row>
        <Slot of="status" look="label" />
        <Fact />
      </Row>
      <Row>
        <Slot of="total" look="label" />
        <Fact />
      </Row>
      <Slot of="more" look="link" />
    </Box>
    <Box>
      <Lines widths={[70, 50]} />
    </Box>
  </Paper>
);
