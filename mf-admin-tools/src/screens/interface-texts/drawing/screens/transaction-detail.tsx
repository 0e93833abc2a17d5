import { Box, Fact, Lines, Paper, Row } from '../parts.tsx';
import { Slot } from '../slot.tsx';

/** Sketch of an order with its details. */
export const TransactionDetail = () => (
  <Paper>
    <Slot of="title" look="title" />
    <Row>
      <Slot of="order_id" look="label" />
      <Fact />
    </Row>
    <Row>
      <Slot of="status" look="label" />
      <Fact />
    </Row>
    <Box>
      <Slot of="items" look="heading" />
      <Lines widths={[75, 60]} />
      <Row>
        <Slot of="voucher" look="label" />
        <Fact />
      </Row>
      <Row>
        <Slot of="total" look="label" />
        <Fact />
      </Row>
    </Box>
    <Row>
      <Slot of="deadline" look="label" />
      <Fact />
    </Row>
    <Slot of="pay" look="button" />
    <Slot of="help" look="label" />
  </Paper>
);
