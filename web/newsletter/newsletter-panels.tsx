import { Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMailOpened } from '@tabler/icons-react'
import type { Newsletter, NewsletterFields } from '#contract/newsletter/newsletter.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { CheckIssue } from './check-issue.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { SendingPanel } from './sending-panel.tsx'
import { TestForm } from './test-form.tsx'

/** Side panels of an issue: sending, preview, check and test letter. */
export function NewsletterPanels({ form, item }: PanelProps<NewsletterFields, Newsletter>) {
  const say = useSay()
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      {item && <SendingPanel form={form} item={item} />}
      <Panel title={say(words.letter)}>
        <Stack gap="md">
          <Button
            variant="default"
            leftSection={<IconMailOpened size={18} aria-hidden />}
            onClick={dialog.open}
          >
            {say(words.showLetter)}
          </Button>
          {item && !item.sentAt && <CheckIssue id={item.id} version={item.version} />}
          {item && <TestForm id={item.id} />}
        </Stack>
        <LetterDialog values={form.values} id={item?.id} opened={isOpen} onClose={dialog.close} />
      </Panel>
    </>
  )
}
