// Providers for whom what follows a plus sign is the same mailbox; Gmail ignores dots, too.
const ignoresDots = new Set(['gmail.com'])
const ignoresTags = new Set([
  ...[
    'gmail.com',
    'outlook.com',
    'outlook.de',
    'hotmail.com',
    'hotmail.de',
    'live.com',
    'live.de',
    'msn.com',
  ],
  ...['fastmail.com', 'proton.me', 'icloud.com'],
])
const sameMailboxes: Readonly<Record<string, string>> = {
  ...{ 'googlemail.com': 'gmail.com', 'protonmail.com': 'proton.me', 'pm.me': 'proton.me' },
  'me.com': 'icloud.com',
}

/** An address as it is counted: one mailbox is one person. */
export function mailboxKeyOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  const host = sameMailboxes[domain] ?? domain
  const local = plain.slice(0, at)
  const untagged = ignoresTags.has(host) ? (local.split('+')[0] ?? local) : local
  return `${ignoresDots.has(host) ? untagged.replaceAll('.', '') : untagged}@${host}`
}
