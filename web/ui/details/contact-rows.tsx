import type { ReactNode } from 'react'
import { Link } from '#web/ui/control/link.tsx'
import { DetailRow } from './detail-box.tsx'

interface Props {
  email: string
  phone: ReactNode
  place: string
  labels: { email: string; phone: string; place: string }
}

/** Contact data as rows of a box; empty values are left out. */
export function ContactRows({ email, phone, place, labels }: Props) {
  return (
    <>
      {email && (
        <DetailRow label={labels.email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </DetailRow>
      )}
      {phone && <DetailRow label={labels.phone}>{phone}</DetailRow>}
      {place && <DetailRow label={labels.place}>{place}</DetailRow>}
    </>
  )
}
