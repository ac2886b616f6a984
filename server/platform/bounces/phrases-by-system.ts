import type { BounceReason } from './reasons.ts'

/** Phrases with a special meaning in certain mail systems. */
export const bySystem: readonly [RegExp, BounceReason][] = [
  [/\b(?:OFR|LPN)\w{0,10}_416\b/, 'unknownUser'], // Orange and La Poste
  [/mailbox unavailable \(-?\d+:\d+:-?\d+\)/, 'unknownUser'], // Hotmail
  [/<[^<>]{1,80}@(?:ezweb\.ne\.jp|au\.com)>: user unknown/i, 'unknownUser'], // KDDI
  [/please check if (?:the )?address is correct/i, 'unknownUser'], // InterScan
  [/\b5\.4\.1 \S*: recipient address rejected: access denied/i, 'unknownUser'], // Exchange Online
  [/had delivery errors-+ \S+ \[user unknown\]/i, 'refusedByReader'],
  [/\b(?:procmail|maildrop|mail\.local): /i, 'system'], // local delivery programs, whatever they report missing
  [/\bdoesn.t receive email according to the administrat/i, 'network'], // Gmail, which keeps trying
]
