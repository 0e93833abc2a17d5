import { CopyButton } from '../../actions/copy-button.tsx';
import { styled } from '../../theme/styled.ts';

const Line = styled('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: 'sm',
    marginTop: '1',
  },
});

/** The request id, with which support finds the failed call. */
export const RequestId = ({ id }: { readonly id: string }) => (
  <div>
    <Line>
      ID permintaan {id} <CopyButton value={id} label="Salin ID permintaan" iconOnly />
    </Line>
  </div>
);
