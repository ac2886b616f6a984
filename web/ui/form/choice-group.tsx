import styles from './choice-group.module.css'
import { FieldNotes, type FieldTexts, fieldAttributes, fieldId } from './field-frame.tsx'
import { Fieldset } from './fieldset.tsx'
import type { Choice } from './select.tsx'

type Props = FieldTexts & {
  choices: readonly Choice[]
  required?: boolean | undefined
}

/** A group of radio buttons. */
export function RadioGroup({ defaultValue, ...props }: Props & { defaultValue?: string | undefined }) {
  return <ChoiceGroup {...props} type="radio" chosen={defaultValue === undefined ? [] : [defaultValue]} />
}

/** A group of checkboxes. */
export function Options({ defaultValues = [], ...props }: Props & { defaultValues?: readonly string[] }) {
  return <ChoiceGroup {...props} type="checkbox" chosen={defaultValues} />
}

type GroupProps = Props & { type: 'radio' | 'checkbox'; chosen: readonly string[] }

function ChoiceGroup({ type, chosen, choices, required, ...texts }: GroupProps) {
  const { 'aria-describedby': described, 'aria-invalid': invalid } = fieldAttributes(texts)
  // ARIA permits these attributes only on a group of radio buttons.
  const ofRadios = { role: 'radiogroup', 'aria-required': required, 'aria-invalid': invalid }
  return (
    <Fieldset
      {...(type === 'radio' && ofRadios)}
      legend={texts.label}
      optionalMark={texts.optionalMark}
      aria-describedby={described}
    >
      {choices.map((choice, place) => {
        const id = place === 0 ? fieldId(texts) : `${fieldId(texts)}-${place + 1}` // errors link to the first one
        return (
          <div key={choice.value} className={styles.line}>
            <input
              type={type}
              id={id}
              name={texts.name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              aria-describedby={choice.hint && `${id}-about`}
              aria-invalid={type === 'checkbox' ? invalid : undefined}
              data-invalid={invalid && ''}
              className={type === 'radio' ? styles.radio : styles.box}
            />
            <div>
              <label htmlFor={id}>{choice.label}</label>
              {choice.hint && (
                <div className={styles.about} id={`${id}-about`}>
                  {choice.hint}
                </div>
              )}
            </div>
          </div>
        )
      })}
      <FieldNotes {...texts} />
    </Fieldset>
  )
}
