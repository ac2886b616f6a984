import type { Bilingual } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { useLanguage } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import type { Fields } from './fields.ts'

/** A text in all its versions, the one in force last. */
export type ConsentTexts = readonly Bilingual<string>[]

type Props = { texts: ConsentTexts; versionName?: string } & ReturnType<Fields['tick']>

/** The checkbox below a form's consent text, whose version is sent with the form. */
export function Consent({ texts, versionName = 'consentVersion', ...field }: Props) {
  return (
    <>
      <input type="hidden" name={versionName} value={texts.length} />
      <Checkbox {...field} label={<ConsentText texts={texts} />} />
    </>
  )
}

/** The text in force, with its link to the privacy declaration. */
export function ConsentText({ texts }: { texts: ConsentTexts }) {
  const language = useLanguage()
  const [before, linked, after] = (texts.at(-1)?.[language] ?? '').split(/[[\]]/)
  return (
    <>
      {before}
      {linked && <Link href={addressOf('dataPrivacy', language)}>{linked}</Link>}
      {after}
    </>
  )
}
