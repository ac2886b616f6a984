import { z } from 'zod'
import { email, name } from '#contract/fields.ts'

/** No @, so that nobody's username is somebody else's address. */
const username = z
  .string()
  .transform(text => text.normalize('NFKC').trim())
  .pipe(z.string().regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,38}[A-Za-z0-9])$/, { error: 'validUsername' }))

/** What makes an account. Somebody without a password gets one by a reset link. */
export const newUser = z.strictObject({
  username,
  email: z
    .string()
    .transform(text => text.normalize('NFKC'))
    .pipe(email),
  firstName: name(),
  lastName: name(),
  title: z.string().trim().max(100).default(''),
  locale: z.enum(['de', 'en']).default('de'),
  role: z.string().default('member'),
  status: z.string().default('active'),
})
export type NewUser = z.input<typeof newUser>

const letters: Record<string, string> = {
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

/** `müller-luedenscheid` first, then the same with a number; the last one is always free. */
export function slugsFor(firstName: string, lastName: string, id: number): string[] {
  const plain = `${firstName} ${lastName}`
    .toLowerCase()
    .replace(/[äöüßæøåłđ]/g, letter => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '')
  return slug === '' ? [`person-${id}`] : [slug, `${slug}-2`, `${slug}-3`, `${slug}-${id}`]
}
