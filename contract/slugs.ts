import { bilingual, slugLength, slugOrEmpty } from './fields.ts'

/** The slug field of a record: empty means "made from the title". */
export const slugField = bilingual(slugOrEmpty)

const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
}

/** The slug made from a title: `Größere Spule` → `groessere-spule`. Empty where a title has no letters of ours. */
export function slugOf(title: string): string {
  const spelled = title.toLowerCase().replace(/[äöüßæøåłđ]/g, letter => spelledOut[letter] ?? '')
  const plain = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, slugLength).replace(/^-+|-+$/g, '')
}
