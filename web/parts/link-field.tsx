import { Button, Group, Input, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#contract/language.ts'
import type { ContentLink } from '#contract/pages/items.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { richtext } from '#messages/richtext.ts'
import { kindNames } from '#messages/search.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { LinkChoice } from '#web/richtext/link-choice.tsx'

interface Props {
  label: string
  value: ContentLink | null
  onChange: (link: ContentLink | null) => void
}

/** Field for the link of a button or card. */
export function LinkField({ label, value, onChange }: Props) {
  const say = useSay()
  const [isOpen, dialog] = useDisclosure(false)
  const words = say(value ? pagesBackstage.changeLink : richtext.linkSet)
  const put = (link: ContentLink | null) => {
    onChange(link)
    dialog.close()
  }
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {value ? <Goal link={value} /> : say(pagesBackstage.noLink)}
        </Text>
        <Button variant="default" size="xs" onClick={dialog.open} aria-label={`${words}: ${label}`}>
          {words}
        </Button>
      </Group>
      <Modal opened={isOpen} onClose={dialog.close} title={label} size="var(--modal-width)">
        <LinkChoice
          now={value ?? {}}
          onSet={({ href, kind, id }) => put(href ? { href } : { kind, id })}
          onRemove={value ? () => put(null) : undefined}
        />
      </Modal>
    </Input.Wrapper>
  )
}

function Goal({ link: { href, kind, id } }: { link: ContentLink }) {
  const say = useSay()
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['links', kind, id],
    queryFn: () => client.site.linkTargets({ kind: kind ?? undefined, id: id ?? undefined }),
    enabled: Boolean(kind && id),
  })
  if (!kind || !id) return href
  const [record] = found.data?.rows ?? []
  if (record) return `${inLanguage(record.title, language).value} (${say(kindNames[kind])})`
  return found.isSuccess ? say(pagesBackstage.lostLink) : '…'
}
