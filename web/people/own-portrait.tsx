import { Button, Checkbox, FileButton, Group, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { SelfFields } from '#contract/people/person.ts'
import type { Self } from '#contract/people/self.ts'
import { ownWords as words } from '#messages/own-profile.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { PortraitConsentText } from './portrait-consent.tsx'
import { PortraitFrame } from './portrait-frame.tsx'
import { sendPortrait } from './send-portrait.ts'

/** The current user's portrait, which is public only with their consent. Shown in the preview. */
export function OwnPortrait({ form, self }: { form: RecordForm<SelfFields, Self>; self: Self }) {
  const say = useSay()
  const queries = useQueryClient()
  const { values, set } = form
  const choose = async (file: File | null) => {
    if (!file) return
    try {
      await sendPortrait(file)
      const now = await client.account.self.find({})
      queries.setQueryData(['me'], now)
      // Only the picture was saved, so other unsaved changes are kept.
      form.keep(now)
      form.set('imageId', now.imageId)
      toast.done(say(words.portraitDone))
    } catch (error) {
      toast.failed(textOf(error))
    }
  }
  return (
    <Panel title={say(words.portrait)}>
      <Group gap="xs">
        <FileButton accept="image/jpeg,image/png,image/webp,image/avif" onChange={file => void choose(file)}>
          {props => (
            <Button variant="default" data-step="portrait" {...props}>
              {say(words.choosePortrait)}
            </Button>
          )}
        </FileButton>
        {values.imageId !== null && (
          <Button variant="subtle" onClick={() => set('imageId', null)}>
            {say(words.removePortrait)}
          </Button>
        )}
      </Group>
      {values.imageId !== null && self.portrait && self.imageId === values.imageId && (
        <PortraitFrame key={self.imageId} portrait={self.portrait} />
      )}
      {values.imageId !== null && <OwnAlt form={form} />}
      <Checkbox
        mt="sm"
        data-step="consent"
        label={say(words.consent)}
        checked={values.hasImageConsent}
        onChange={event => set('hasImageConsent', event.currentTarget.checked)}
      />
      <PortraitConsentText item={self} />
    </Panel>
  )
}

const noAlt = { de: '', en: '' }

function OwnAlt({ form: { values, set } }: { form: RecordForm<SelfFields, Self> }) {
  const say = useSay()
  const alt = values.imageAlt ?? noAlt
  const change = (next: typeof alt) => set('imageAlt', next.de || next.en ? next : null)
  return (
    <Stack gap="xs" mt="sm">
      {(['de', 'en'] as const).map(one => (
        <TextInput
          key={one}
          lang={one}
          label={say(one === 'de' ? words.altDe : words.altEn)}
          description={one === 'de' ? say(words.altHint) : undefined}
          value={alt[one]}
          onChange={event => change({ ...alt, [one]: event.currentTarget.value })}
        />
      ))}
    </Stack>
  )
}
