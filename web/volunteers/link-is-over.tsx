import { addressOf } from '#contract/pathnames.ts'
import { volunteers as say } from '#messages/volunteers.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'

/** A link that opens nothing, or nothing any more. */
export function LinkIsOver() {
  const words = useSay()
  return (
    <Notice tone="warn" title={words(say.invalid)} actions={<ToVolunteers />}>
      {words(say.invalidLead)}
    </Notice>
  )
}

export function ToVolunteers() {
  const words = useSay()
  return <ButtonLink href={addressOf('volunteers', useLanguage())}>{words(say.toForm)}</ButtonLink>
}
