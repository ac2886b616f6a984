import { type ComponentProps, useEffect, useState } from 'react'
import control from './control.module.css'
import { FieldFrame, fieldAttributes, fieldId } from './field-frame.tsx'
import styles from './password-field.module.css'
import type { TextField } from './text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & { show: string; hide: string }

/** A password field with a button to show the password. */
export function PasswordField({ name, id, label, hint, error, optionalMark, show, hide, ...native }: Props) {
  const texts = { name, id, label, hint, error, optionalMark }
  const [isShown, setShown] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <FieldFrame {...texts}>
      <div className={styles.box}>
        <input
          {...native}
          {...fieldAttributes(texts)}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={control.control}
        />
        {isReady && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={fieldId(texts)}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? hide : show}
          </button>
        )}
      </div>
    </FieldFrame>
  )
}
