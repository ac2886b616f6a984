import { Text } from '@mantine/core'
import type { Person } from '#contract/people/person.ts'
import { givenConsents as words } from '#messages/given-consents.ts'
import { type PortraitConsent, portraitConsents } from '#messages/portrait-consent.ts'
import { useSay } from '#web/language.ts'
import { ConsentText } from '#web/records/given-consents.tsx'

/** The consent given for a saved portrait: date, version and text. */
export function PortraitConsentText({
  item,
}: {
  item: Pick<Person, 'portraitConsent' | 'hasImageConsent'> | null
}) {
  const say = useSay()
  if (!item?.hasImageConsent) return null
  const given = item.portraitConsent
  if (!given)
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {say(words.notKept)}
      </Text>
    )
  const text = portraitConsents[given.form as PortraitConsent]?.[given.version - 1]?.[given.language] ?? ''
  return <ConsentText {...given} text={text} />
}
