/** Why the mailbox that letters come back to cannot be read. */
export const mailboxTroubles = ['unreachable', 'insecure', 'loginRefused', 'noFolder'] as const
export type MailboxTrouble = (typeof mailboxTroubles)[number]
