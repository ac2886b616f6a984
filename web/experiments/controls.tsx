import { useId } from 'react'
import { useEarly } from '#web/ui/form/use-early.ts'
import styles from './controls.module.css'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** The value with its unit, as shown and announced. */
  valueText: string
  onChange: (value: number) => void
}

/** A slider, moved by its handle or by the arrow keys. */
export function Slider({ label, valueText, onChange, ...range }: SliderProps) {
  const id = useId()
  const early = useEarly<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== range.value) onChange(valueAsNumber)
  })
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {valueText}
      </output>
      <input
        {...range}
        id={id}
        ref={early}
        type="range"
        aria-valuetext={valueText}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}

interface ChoiceProps<T extends string> {
  legend: string
  choices: readonly { value: T; label: string }[]
  /** Null if none of the choices applies any more. */
  value: T | null
  onChange: (value: T) => void
}

/** Radio buttons in a row. */
export function Choice<T extends string>({ legend, choices, value, onChange }: ChoiceProps<T>) {
  const name = useId()
  const early = useEarly<HTMLFieldSetElement>(set => {
    const chosen = choices[[...set.elements].findIndex(one => (one as HTMLInputElement).checked)]
    if (chosen && chosen.value !== value) onChange(chosen.value)
  })
  return (
    <fieldset ref={early} className={styles.choice}>
      <legend>{legend}</legend>
      {choices.map(one => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            checked={value === one.value}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
