import { Button, Checkbox, Group, Modal, Stack, Tabs, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { inLanguage } from '#contract/language.ts'
import { isSafeAddress } from '#contract/richtext.ts'
import { richtext } from '#messages/richtext.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './link-dialog.module.css'

interface Props {
  /** The editor whose selected words become a link; null while the dialog is closed. */
  editor: Editor | null
  onClose: () => void
}

/** A link to a thing of ours, which follows its address, or to anywhere else. */
export function LinkDialog({ editor, onClose }: Props) {
  const say = useSay()
  return (
    <Modal opened={editor !== null} onClose={onClose} title={say(richtext.linkTitle)} size="lg">
      {editor && <LinkForm editor={editor} onClose={onClose} />}
    </Modal>
  )
}

interface LinkTarget {
  href?: string
  kind?: 'news'
  id?: number
  target?: '_blank' | null
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const say = useSay()
  const now = editor.getAttributes('link') as LinkTarget
  const set = (attributes: LinkTarget, words: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    const hasWords = !editor.state.selection.empty || editor.isActive('link')
    if (hasWords)
      chain.setMark('link', { href: null, kind: null, id: null, target: null, ...attributes }).run()
    else
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: attributes }] }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  return (
    <Stack>
      <Tabs defaultValue={now.href ? 'elsewhere' : 'here'} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="here">{say(richtext.linkHere)}</Tabs.Tab>
          <Tabs.Tab value="elsewhere">{say(richtext.linkElsewhere)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="here" pt="md">
          <Here onSet={set} />
        </Tabs.Panel>
        <Tabs.Panel value="elsewhere" pt="md">
          <Elsewhere now={now} onSet={set} />
        </Tabs.Panel>
      </Tabs>
      {editor.isActive('link') && (
        <div>
          <Button variant="subtle" color="red" onClick={remove}>
            {say(richtext.linkRemove)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type Set = (attributes: LinkTarget, words: string) => void

function Here({ onSet }: { onSet: Set }) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const found = useQuery({
    queryKey: ['news', 'list', 'links', q],
    queryFn: () => client.news.backstage.list({ page: 1, limit: 8, ...(q && { q }) }),
  })
  return (
    <Stack gap="sm">
      <TextInput
        label={say(richtext.linkSearch)}
        description={say(richtext.linkSearchHint)}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <ul className={styles.found}>
        {found.data?.rows.map(({ id, title }) => {
          const words = inLanguage(title, language).value
          return (
            <li key={id}>
              <UnstyledButton className={styles.hit} onClick={() => onSet({ kind: 'news', id }, words)}>
                {words}
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
      {found.data?.count === 0 && <Text role="status">{say(richtext.linkNone)}</Text>}
    </Stack>
  )
}

function Elsewhere({ now, onSet }: { now: LinkTarget; onSet: Set }) {
  const say = useSay()
  const [href, setHref] = useState(now.href ?? '')
  const [isNewTab, setNewTab] = useState(now.target === '_blank')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const address = completed(href.trim())
    if (!isSafeAddress(address)) return setWrong(true)
    onSet(
      { href: address, target: isNewTab ? '_blank' : null },
      address.replace(/^(https?:\/\/|mailto:|tel:)/, ''),
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={say(richtext.linkAddress)}
          description={say(richtext.linkAddressHint)}
          value={href}
          onChange={event => {
            setHref(event.currentTarget.value)
            setWrong(false)
          }}
          error={isWrong && say(richtext.linkInvalid)}
          inputMode="url"
          data-autofocus
        />
        <Checkbox
          label={say(richtext.linkNewTab)}
          checked={isNewTab}
          onChange={event => setNewTab(event.currentTarget.checked)}
        />
        <Group>
          <Button type="submit">{say(richtext.linkSet)}</Button>
        </Group>
      </Stack>
    </form>
  )
}

// Who types an address as people say it means this.
function completed(address: string): string {
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^(www\.|[a-z0-9-]+\.(de|org|com|eu|net)\b)/i.test(address) ? `https://${address}` : address
}
