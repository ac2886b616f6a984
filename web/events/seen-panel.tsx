import { Button, Stack, Switch, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { isPagePublic } from '#contract/events/states.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { isPublic } from '#contract/visibility.ts'
import { records } from '#messages/backstage.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { EventForm } from './event-form.ts'

/** Where visitors see it, in lists, on a page of its own or both, and between which days. */
export function SeenPanel({ form, item }: EventForm) {
  const say = useSay()
  const { values, set } = form
  const show = (isVisible: boolean) => {
    set('isVisible', isVisible)
    // Whoever shows it for the first time means its page, too.
    if (isVisible && values.publishAt === null && !item?.isVisible) set('isDetailsVisible', true)
  }
  return (
    <Panel title={say(words.publication)}>
      <Stack gap="sm">
        <Switch
          label={say(words.inOverview)}
          description={say(words.inOverviewHint)}
          checked={values.isVisible}
          onChange={event => show(event.currentTarget.checked)}
        />
        <Switch
          label={say(words.hasDetailsPage)}
          checked={values.hasDetailsPage}
          onChange={event => set('hasDetailsPage', event.currentTarget.checked)}
        />
        {values.hasDetailsPage && (
          <Switch
            label={say(words.isDetailsVisible)}
            description={say(words.isDetailsVisibleHint)}
            checked={values.isDetailsVisible}
            onChange={event => set('isDetailsVisible', event.currentTarget.checked)}
          />
        )}
        <Text size="sm" c="dimmed" role="status">
          {say(words.standing)[standingOf(values)]}
        </Text>
      </Stack>
      {(['publishAt', 'unpublishAt'] as const).map(name => (
        <MomentField
          key={name}
          name={name}
          label={say(records[name])}
          description={say(records[`${name}Hint`])}
          value={values[name]}
          isEnd={name === 'unpublishAt'}
          onChange={moment => set(name, moment)}
        />
      ))}
      {item && <PublicLink item={item} />}
    </Panel>
  )
}

function standingOf(values: EventForm['form']['values']): 'nowhere' | 'both' | 'list' | 'page' {
  const now = new Date()
  const [isListed, hasPage] = [isPublic(values, now), isPagePublic(values, now)]
  if (isListed) return hasPage ? 'both' : 'list'
  return hasPage ? 'page' : 'nowhere'
}

function PublicLink({ item }: { item: NonNullable<EventForm['item']> }) {
  const say = useSay()
  const language = useLanguage()
  const standing = standingOf(item)
  if (standing === 'nowhere') return null
  return (
    <Button
      component="a"
      href={
        standing === 'list' ? addressOf('events', language) : publicAddressOf('events', { ...item }, language)
      }
      variant="default"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {say(records.viewPublic)}
    </Button>
  )
}
