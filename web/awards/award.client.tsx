import { NumberInput, Stack, TextInput, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import type { Award, AwardFields } from '#contract/awards/awards.ts'
import { addressOf } from '#contract/pathnames.ts'
import { awards } from '#messages/awards.ts'
import { backstage, records } from '#messages/backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { SaveBar } from '#web/records/save-bar.tsx'
import { useRecordForm } from '#web/records/use-record-form.ts'
import { VisibilityPanel } from '#web/records/visibility-panel.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { RichTextField } from '#web/site/rich-text-field.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

const blank: AwardFields = {
  title: { de: '', en: '' },
  content: { de: null, en: null },
  year: new Date().getFullYear(),
  slug: { de: '', en: '' },
  tags: [],
  isVisible: false,
  publishAt: null,
  unpublishAt: null,
}

/** One award, or a new one. */
export default function AwardScreen() {
  const { id } = useParams()
  const texts = useQueryTexts()
  const award = useQuery({
    queryKey: ['awards', 'item', id],
    queryFn: () => (id === 'create' ? null : client.awards.backstage.find({ id: Number(id) })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryState query={award} texts={texts}>
      {found => <AwardEditor key={id} award={found} />}
    </QueryState>
  )
}

function AwardEditor({ award }: { award: Award | null }) {
  const say = useSay()
  const language = useLanguage()
  const go = useNavigate()
  const queries = useQueryClient()
  const form = useRecordForm<AwardFields, Award>({
    screen: `awards-${award?.id ?? 'new'}`,
    blank,
    item: award,
    create: fields => client.awards.backstage.create(fields),
    change: fields => client.awards.backstage.change(fields),
    onSaved: saved => {
      queries.setQueryData(['awards', 'item', String(saved.id)], saved)
      void queries.invalidateQueries({ queryKey: ['awards', 'list'] })
      toast.done(say(backstage.saved))
      void go(addressOf('backstageAward', language, { id: String(saved.id) }), { replace: true })
    },
    onFailed: failure => toast.failed(failure.message),
  })
  const { values, errors, set } = form
  return (
    <Stack>
      <Title order={1} size="h2">
        {values.title[language] || say(awards.untitled)}
      </Title>
      <NumberInput
        label={say(awards.year)}
        value={values.year}
        onChange={year => set('year', Number(year))}
        error={errors.year}
      />
      <VisibilityPanel
        values={values}
        errors={errors}
        onVisible={isVisible => set('isVisible', isVisible)}
        onDate={set}
      />
      <BilingualColumns translation={award?.translation ?? null}>
        {spoken => (
          <>
            <TextInput
              label={say(records.title)}
              value={values.title[spoken]}
              onChange={event => set('title', { ...values.title, [spoken]: event.currentTarget.value })}
              error={errors[`title.${spoken}`]}
            />
            <RichTextField
              label={say(awards.content)}
              language={spoken}
              value={values.content[spoken]}
              onChange={words => form.update('content', now => ({ ...now, [spoken]: words }))}
              error={errors[`content.${spoken}`]}
            />
          </>
        )}
      </BilingualColumns>
      <SaveBar
        isNew={!award}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        isSmallChange={form.isSmallChange}
        onSmallChange={form.setSmallChange}
        onSave={() => void form.save()}
      />
    </Stack>
  )
}
