import { phoneAddress } from '#contract/phone.ts'
import { Link } from '#web/ui/control/link.tsx'

/** A telephone number that can be called by pressing it; words without a digit stay words. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneAddress(phone)
  return href ? <Link href={href}>{phone}</Link> : phone
}
