import { phoneAddress } from '#contract/phone.ts'
import { Link } from '#web/ui/control/link.tsx'

/** A telephone number as a `tel:` link; text without a digit stays text. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneAddress(phone)
  return href ? <Link href={href}>{phone}</Link> : phone
}
