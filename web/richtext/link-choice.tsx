import { Button, Checkbox, Group, Stack, Tabs, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { completedAddress, mendedAddress } from '#contract/web-address.ts'
import { richtext } from '#messages/richtext.ts'
import { kindNames } from '#messages/search.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import styles from './link-choice.module.css'
import { ownTarget } from './own-addresses.ts'

export interface LinkTarget {
  href?: string | null | undefined
  kind?: RecordKindName | null | undefined
  id?: number | null | undefined
  target?: '_blank' | null
}

interface Props {
  now: LinkTarget
  /** `words`: text for the link, used if nothing is selected. */
  onSet: (target: LinkTarget, words: string) => void
  onRemove?: (() => void) | undefined
  /** Whether a new tab is offered as an option. */
  hasNewTab?: boolean | undefined
  /** Texts for uses other than a link. */
  texts?: LinkTexts
}

interface LinkTexts {
  searchHint: Bilingual<string>
  addressHint: Bilingual<string>
  set: Bilingual<string>
}

const ofLinks: LinkTexts = {
  searchHint: richtext.linkSearchHint,
  addressHint: richtext.linkAddressHint,
  set: richtext.linkSet,
}

/** Chooses a link to a record, which follows its address, or to any other address. */
export function LinkChoice({ now, onSet, onRemove, hasNewTab, texts = ofLinks }: Props) {
  const say = useSay()
  return (
    <Stack>
      {now.kind && now.id && <CurrentTarget kind={now.kind} id={now.id} />}
      <Tabs defaultValue={now.href ? 'elsewhere' : 'here'} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="here">{say(richtext.linkHere)}</Tabs.Tab>
          <Tabs.Tab value="elsewhere">{say(richtext.linkElsewhere)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="here" pt="md">
          <OwnTargetChoice onSet={onSet} texts={texts} />
        </Tabs.Panel>
        <Tabs.Panel value="elsewhere" pt="md">
          <AddressChoice now={now} onSet={onSet} hasNewTab={hasNewTab} texts={texts} />
        </Tabs.Panel>
      </Tabs>
      {onRemove && (
        <div>
          <Button variant="subtle" color="red" onClick={onRemove}>
            {say(richtext.linkRemove)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** The current target of the link. */
function CurrentTarget({ kind, id }: { kind: RecordKindName; id: number }) {
  const say = useSay()
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['links', kind, id],
    queryFn: () => client.site.linkTargets({ kind, id }),
  })
  if (!found.data) return null
  const [target] = found.data.rows
  return (
    <Text role="status" c={target?.hasPage ? 'inherit' : 'var(--danger)'}>
      {target ? (
        <>
          {say(richtext.linkNow)}: <strong>{inLanguage(target.title, language).value}</strong> (
          {say(kindNames[kind])}){!target.hasPage && <> – {say(richtext.linkHidden)}</>}
        </>
      ) : (
        say(richtext.linkGone)
      )}
    </Text>
  )
}

function OwnTargetChoice({ onSet, texts }: Required<Pick<Props, 'onSet' | 'texts'>>) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const found = useQuery({
    queryKey: ['links', q],
    queryFn: () => client.site.linkTargets({ ...(q && { q }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="sm">
      <TextInput
        label={say(richtext.linkSearch)}
        description={say(texts.searchHint)}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <ul className={styles.found}>
        {found.data?.rows.map(({ kind, id, title }) => {
          const words = inLanguage(title, language).value
          return (
            <li key={kind + id}>
              <UnstyledButton className={styles.hit} onClick={() => onSet({ kind, id }, words)}>
                <span>{words}</span>
                <Text span size="sm" c="dimmed" style={{ flex: 'none' }}>
                  {say(kindNames[kind])}
                </Text>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
      {found.isError && <Notice tone="danger" announce="alert" title={textOf(found.error)} />}
      {found.data?.count === 0 && <Text role="status">{say(richtext.linkNone)}</Text>}
    </Stack>
  )
}

type ElsewhereProps = Omit<Props, 'onRemove'> & { texts: LinkTexts }

function AddressChoice({ now, onSet, hasNewTab, texts }: ElsewhereProps) {
  const say = useSay()
  const [href, setHref] = useState(now.href ?? '')
  const [isNewTab, setNewTab] = useState(now.target === '_blank')
  const [isWrong, setWrong] = useState(false)
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const address = mendedAddress(completedAddress(href))
    if (address === null) return setWrong(true)
    const words = address.replace(/^(https?:\/\/|mailto:|tel:)/, '')
    const own = await ownTarget(address).catch(() => null)
    onSet(own ?? { href: address, ...(hasNewTab && { target: isNewTab ? '_blank' : null }) }, words)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={say(richtext.linkAddress)}
          description={say(texts.addressHint)}
          value={href}
          onChange={event => {
            setHref(event.currentTarget.value)
            setWrong(false)
          }}
          error={isWrong && say(richtext.linkInvalid)}
          inputMode="url"
          data-autofocus
        />
        {hasNewTab && (
          <Checkbox
            label={say(richtext.linkNewTab)}
            checked={isNewTab}
            onChange={event => setNewTab(event.currentTarget.checked)}
          />
        )}
        <Group>
          <Button type="submit">{say(texts.set)}</Button>
        </Group>
      </Stack>
    </form>
  )
}
