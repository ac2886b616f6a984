import { Alert, Anchor, Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundArticle } from '#contract/articles/api.ts'
import type { Article, ArticleFields } from '#contract/articles/article.ts'
import { addressOf } from '#contract/pathnames.ts'
import { articleFieldNames, articlesBackstage as words } from '#messages/articles-backstage.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import { fieldName } from '#messages/field-names.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { PanelProps } from '#web/records/record-side.tsx'
import { SourceLookupStatus } from './asking.tsx'
import { fieldsToFill } from './filled-in.ts'
import { MergeLink } from './merge-link.tsx'
import { sourceKey } from './source-value.tsx'

type Props = PanelProps<ArticleFields, Article> & { by: 'pubmedId' | 'doi' }

/**
 * Fetches the record of a publication from PubMed, or from Crossref and DataCite, and fills in the fields
 * that were not edited by hand.
 */
export function RetrieveButton({ form, item, by }: Props) {
  const say = useSay()
  const [state, setState] = useState<{ found: FoundArticle } | { failure: string } | 'asking' | null>(null)
  const { values, set } = form
  const { backstage } = client.articles
  const queries = useQueryClient()
  const ask = async () => {
    const asked = form.latest().values
    setState('asking')
    try {
      const found =
        by === 'pubmedId'
          ? await backstage.fetchPubmed({ pubmedId: values.pubmedId })
          : await backstage.findDoi({ doi: values.doi })
      if ([found.twinId, found.preprintId].every(id => id === null || id === item?.id)) takeOver(found, asked)
      setState({ found })
    } catch (error) {
      setState({ failure: textOf(error) })
    }
  }
  const takeOver = ({ fields, preprintDoi }: FoundArticle, asked: ArticleFields) => {
    const source = { ...fields, preprintDoi }
    const names = fieldsToFill(source, { asked, now: form.latest().values })
    form.enter(now => ({ ...now, ...Object.fromEntries(names.map(name => [name, source[name]])) }))
    if (by === 'pubmedId') set('retrievedPubmedId', fields.pubmedId)
    queries.setQueryData(sourceKey(item?.id), { fields, askedAt: null })
  }
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        mb="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={ask}
        loading={state === 'asking'}
        disabled={values[by] === '' || values.noUpdate}
      >
        {say(words.retrieve)}
      </Button>
      <div role="status">
        {state === 'asking' && <SourceLookupStatus by={by} instead={words.fillInMeanwhile} />}
        {state !== null && state !== 'asking' && (
          <Outcome {...state} ownId={item?.id ?? null} kept={values.editedFields} />
        )}
      </div>
    </div>
  )
}

interface OutcomeProps {
  found?: FoundArticle
  failure?: string
  ownId: number | null
  kept: ArticleFields['editedFields']
}

function Outcome({ found, failure, ownId, kept }: OutcomeProps) {
  const say = useSay()
  const language = useLanguage()
  if (!found) return <Alert color="var(--danger)" mb="sm" title={failure} />
  const { twinId, preprintId, notes, isAuthorListCut } = found
  const otherId = twinId !== null && twinId !== ownId ? twinId : preprintId
  if (otherId !== null && otherId !== ownId) {
    const isTwin = otherId === twinId
    return (
      <Alert color="var(--warn)" mb="sm" title={say(isTwin ? words.isThere : words.preprintIsThere)}>
        <Anchor href={addressOf('backstageArticle', language, { id: String(otherId) })}>
          {say(isTwin ? words.openTwin : words.openPreprint)}
        </Anchor>
        {ownId !== null && <MergeLink id={ownId} otherId={otherId} />}
      </Alert>
    )
  }
  const label = (name: string) => say(fieldName(articleFieldNames, name))
  return (
    <Alert color="var(--ok)" mb="sm" title={say(words.retrieved)}>
      {notes.map(({ field, kind }) => (
        <Text key={`${field}${kind}`} size="sm">
          {label(field)} {say(articlesSources.notes[kind])}
        </Text>
      ))}
      {isAuthorListCut && <Text size="sm">{say(articlesSources.authorsCut)}</Text>}
      {kept.length > 0 && (
        <Text size="sm">
          {say(words.keptByHand)} {kept.map(label).join(', ')}
        </Text>
      )}
    </Alert>
  )
}
