import { addressOf } from '#contract/pathnames.ts'
import { type ConsentName, consents, versionInForce } from '#messages/consents.ts'
import { useLanguage } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import type { Fields } from './fields.ts'

/** The tick under a form's text of consent, whose version is sent along. */
export function Consent({ form, ...field }: { form: ConsentName } & ReturnType<Fields['tick']>) {
  const language = useLanguage()
  const text = consents[form].at(-1)?.[language] ?? ''
  const [before, linked, after] = text.split(/[[\]]/)
  const label = (
    <>
      {before}
      <Link href={addressOf('dataPrivacy', language)}>{linked}</Link>
      {after}
    </>
  )
  return (
    <>
      <input type="hidden" name="consentVersion" value={versionInForce(form)} />
      <Checkbox {...field} label={label} />
    </>
  )
}
