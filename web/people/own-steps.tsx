import { Anchor, Paper, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { SelfFields } from '#contract/people/person.ts'
import { ownSteps as words } from '#messages/own-profile.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './own-steps.module.css'

export const ownStepNames = ['portrait', 'consent', 'about', 'public'] as const
export type OwnStep = (typeof ownStepNames)[number]

type Own = Pick<SelfFields, 'imageId' | 'hasImageConsent' | 'interests' | 'aboutMe' | 'isVisible'>

/**
 * Steps of a new member towards a public profile, each with a link to its field; null once the profile is
 * public.
 */
export function OwnSteps({ own }: { own: Own }) {
  const say = useSay()
  const profile = addressOf('backstageProfile', useLanguage())
  const done = stepsDone(own)
  if (own.isVisible) return null
  return (
    <Paper
      withBorder
      p="md"
      radius="lg"
      bg="var(--surface)"
      component="section"
      aria-label={say(words.title)}
    >
      <Title order={2} size="h4">
        {say(words.title)}
      </Title>
      <Text size="sm" c="dimmed">
        {say(words.lead)}
      </Text>
      <ol className={styles.steps}>
        {ownStepNames.map(step => {
          const Sign = done[step] ? IconCircleCheckFilled : IconCircle
          return (
            <li key={step} data-done={done[step] || undefined}>
              <Sign size={20} aria-hidden />
              <Anchor component={Link} to={`${profile}#${step}`}>
                {say(words.steps)[step]}
              </Anchor>
              {done[step] && <Text size="sm">{say(words.done)}</Text>}
            </li>
          )
        })}
      </ol>
    </Paper>
  )
}

function stepsDone({
  imageId,
  hasImageConsent,
  interests,
  aboutMe,
  isVisible,
}: Own): Record<OwnStep, boolean> {
  return {
    portrait: imageId !== null,
    consent: hasImageConsent,
    about: Boolean(interests.de || interests.en || aboutMe.de || aboutMe.en),
    public: isVisible,
  }
}
