import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  type ContributionKind,
  fileOfKind,
  type OwnContribution,
  type OwnContributionAction,
} from '#contract/contests/contribution.ts'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import { contestForm, ownWork as say } from '#messages/contest-form.ts'
import { momentIn } from '#messages/event-times.ts'
import { fileTexts } from '#web/forms/file-texts.ts'
import { SecondStep } from '#web/forms/second-step.tsx'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { classNames } from '#web/ui/styles/class-names.ts'
import { Recording } from '#web/voting/recording.tsx'
import styles from './contests.module.css'
import { WordFields, wordLabels } from './word-fields.tsx'

type Props = { own: OwnContribution }

const tones = {
  unconfirmed: 'warn',
  submitted: 'info',
  accepted: 'ok',
  returned: 'warn',
  rejected: 'info',
} as const

/**
 * An artist's own work: the result of the last form (`children`), the state, and the actions available now.
 */
export function OwnWork({ own, children }: Props & { children: ReactNode }) {
  const words = useSay()
  const title = inLanguage(own.title, useLanguage()).value
  return (
    <div className={layout.beside}>
      <div className={styles.main}>
        <div className={styles.standing}>
          {children}
          <Notice tone={tones[own.state]} title={words(say.states[own.state])}>
            {words(say.stateLead[own.state])} {own.reason}
          </Notice>
        </div>
        {own.mayConfirm && <Act action="confirm" label={say.confirm} />}
        {own.mayChange && own.state === 'accepted' && (
          <Notice tone="warn" title={words(say.againTitle)}>
            {words(say.againLead)}
          </Notice>
        )}
        {own.mayChange && <Change own={own} />}
        {own.mayChange && <Replace kind={own.kind} />}
        {own.mayWithdraw && (
          <section className={layout.stack}>
            <h2>{words(say.withdrawTitle)}</h2>
            <SecondStep label={words(say.withdraw)} lead={words(say.withdrawLead)}>
              <Act action="withdraw" label={say.withdrawForGood} isDanger />
            </SecondStep>
          </section>
        )}
      </div>
      <aside className={classNames(layout.side, styles.standing)}>
        <h2>{title}</h2>
        {own.recording && <Recording recording={own.recording} title={title} />}
        {!own.recording && own.image && (
          <Picture picture={own.image} sizes="(min-width: 62rem) 20rem, 100vw" />
        )}
        {own.deadline && (
          <p>
            {words(say.deadline)}: {words(momentIn(own.deadline))}
          </p>
        )}
      </aside>
    </div>
  )
}

function Change({ own }: Props) {
  const words = useSay()
  const { title, text, altText, name } = own
  const known = {
    ...{ titleDe: title.de, titleEn: title.en, textDe: text.de, textEn: text.en },
    ...{ altTextDe: altText.de, altTextEn: altText.en },
  }
  const labels = { ...wordLabels(useLanguage()), name: contestForm.name }
  return (
    <section className={layout.stack}>
      <h2>{words(say.changeTitle)}</h2>
      <p>{words(say.changeLead)}</p>
      <VisitorsForm name="own-work" does="change" labels={labels} send={say.save} sending={say.saving}>
        {fields => {
          const { defaultValue = name, ...field } = fields.one('name')
          const { defaultValue: shown = JSON.stringify({ ...known, name }) } = fields.one('shown')
          return (
            <>
              <input type="hidden" name="shown" value={shown} />
              <WordFields fields={fields} known={known} />
              <TextField
                {...field}
                defaultValue={defaultValue}
                hint={words(contestForm.nameHint)}
                autoComplete="name"
              />
            </>
          )
        }}
      </VisitorsForm>
    </section>
  )
}

function Replace({ kind }: { kind: ContributionKind }) {
  const words = useSay()
  const { hint, ...texts } = fileTexts(fileOfKind(kind), useLanguage())
  return (
    <section className={layout.stack}>
      <h2>{words(say.fileTitle)}</h2>
      <p>{words(say.fileLead)}</p>
      <VisitorsForm
        name="own-file"
        does="replace"
        takesFile="file"
        labels={{ file: say.newFile }}
        send={say.replace}
        sending={say.replacing}
      >
        {fields => (
          <FileField {...fields.file('file')} {...texts} hint={`${hint} ${words(contestForm.fileHint)}`} />
        )}
      </VisitorsForm>
    </section>
  )
}

interface ActProps {
  action: OwnContributionAction
  label: Bilingual<string>
  isDanger?: boolean
}

/** A form with one button; works without JavaScript. */
function Act({ action, label, isDanger = false }: ActProps) {
  const words = useSay()
  const { state, formData } = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="action" value={action} />
      <Button
        type="submit"
        busy={state === 'submitting' && formData?.get('action') === action}
        tone={isDanger ? 'danger' : 'primary'}
      >
        {words(label)}
      </Button>
    </Form>
  )
}
