import { contributionFile, contributionKinds } from '#contract/contests/contribution.ts'
import type { Language } from '#contract/language.ts'
import { contestConsents } from '#messages/contest-consents.ts'
import { contestForm as say } from '#messages/contest-form.ts'
import { kindNames } from '#messages/contests.ts'
import { Consent } from '#web/forms/consent.tsx'
import type { Fields, Labels } from '#web/forms/fields.ts'
import { fileTexts } from '#web/forms/file-texts.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { RadioGroup } from '#web/ui/form/choice-group.tsx'
import { Fieldset } from '#web/ui/form/fieldset.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import type { SendContribution } from './send-contribution.ts'
import { WordFields, wordLabels } from './word-fields.tsx'

/** The form to submit a work, or its outcome. */
export function SubmissionPanel() {
  const words = useSay()
  const outcomes = { submitted: { title: say.done, lead: say.doneLead, again: say.another } }
  return (
    <section className={layout.stack}>
      <h2>{words(say.title)}</h2>
      <FormOrOutcome<SendContribution> outcomes={outcomes}>
        <p>{words(say.steps)}</p>
        <VisitorsForm
          name="contribution"
          consent={contestConsents.contribution}
          takesFile="file"
          labels={labelsIn(useLanguage())}
          send={say.send}
          sending={say.sending}
        >
          {fields => (
            <>
              <WorkFields fields={fields} />
              <WordFields fields={fields} known={{}} />
              <PersonFields fields={fields} />
              <Consent
                texts={contestConsents.contributionRights}
                versionName="rightsVersion"
                {...fields.tick('rights')}
              />
              <Consent
                texts={contestConsents.contributionNoAi}
                versionName="noAiVersion"
                {...fields.tick('noAi')}
              />
            </>
          )}
        </VisitorsForm>
      </FormOrOutcome>
    </section>
  )
}

function labelsIn(language: Language): Labels {
  const { kind, file, name, email } = say
  return { kind, file, ...wordLabels(language), name, email, rights: '', noAi: '' }
}

function WorkFields({ fields }: { fields: Fields }) {
  const words = useSay()
  const { hint, ...texts } = fileTexts(contributionFile, useLanguage())
  return (
    <>
      <RadioGroup
        {...fields.one('kind')}
        choices={contributionKinds.map(kind => ({ value: kind, label: words(kindNames[kind]) }))}
      />
      <FileField {...fields.file('file')} {...texts} hint={`${hint} ${words(say.fileHint)}`} />
    </>
  )
}

function PersonFields({ fields }: { fields: Fields }) {
  const words = useSay()
  return (
    <Fieldset legend={words(say.person)}>
      <TextField {...fields.one('name')} hint={words(say.nameHint)} autoComplete="name" />
      <TextField {...fields.one('email')} type="email" hint={words(say.emailHint)} autoComplete="email" />
    </Fieldset>
  )
}
