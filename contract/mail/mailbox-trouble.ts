/** Why the mailbox for returned mail cannot be read. */
export const mailboxTroubles = ['unreachable', 'insecure', 'loginRefused', 'noFolder'] as const
export type MailboxTrouble = (typeof mailboxTroubles)[number]
