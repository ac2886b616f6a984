import { Link } from '#web/ui/control/link.tsx'
import { DetailRow } from './detail-box.tsx'

interface Props {
  email: string
  phone: string
  place: string
  labels: { email: string; phone: string; place: string }
}

/** How somebody is reached, as rows of a box; what is empty has none. */
export function ContactRows({ email, phone, place, labels }: Props) {
  return (
    <>
      {email && (
        <DetailRow label={labels.email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </DetailRow>
      )}
      {phone && (
        <DetailRow label={labels.phone}>
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
        </DetailRow>
      )}
      {place && <DetailRow label={labels.place}>{place}</DetailRow>}
    </>
  )
}
