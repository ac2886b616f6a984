/** The fields of a ballot in the order in which they stand in its form: errors come in this order. */
export const ballotOrder = ['votes', 'ticket', 'email', 'receipt', 'terms'] as const
