import { styled } from '@widya/design-system/styled';

/** A form in the card of a public page. */
export const PublicForm = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4.5' } });
