import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Scope {
  /** Prefix of each id: several editors stay in one document, with fields of the same names. */
  prefix: string
  /** Path from the record to this scope, such as `items.2.`. */
  path: string
  /** The same path at the time of the refused save: rows may have moved since. */
  refusedAt: string
  errors: Record<string, string>
  isNeeded: (path: string) => boolean
}

const isNeeded = () => false
const ScopeContext = createContext<Scope>({ prefix: '', path: '', refusedAt: '', errors: {}, isNeeded })

interface Props extends Pick<Scope, 'prefix' | 'errors' | 'isNeeded'> {
  children: ReactNode
}

/** Provides the fields of one editor with their ids, errors and required marks. */
export function Fields({ children, ...given }: Props) {
  const { prefix, errors, isNeeded } = given
  const scope = useMemo(
    () => ({ prefix, path: '', refusedAt: '', errors, isNeeded }),
    [prefix, errors, isNeeded],
  )
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

interface PropsIn {
  path: string
  refusedAt?: string
  children: ReactNode
}

/** A scope for nested fields: `<FieldsIn path="content">`. */
export function FieldsIn({ path, refusedAt = path, children }: PropsIn) {
  const outer = useContext(ScopeContext)
  const scope = useMemo(
    () => ({ ...outer, path: `${outer.path}${path}.`, refusedAt: `${outer.refusedAt}${refusedAt}.` }),
    [outer, path, refusedAt],
  )
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

// The style sheet draws the asterisk, so that it is no part of the accessible name.
const needed = { 'aria-required': true, labelProps: { 'data-needed': true } } as const

/**
 * Returns the props of a field, as in `<TextInput {...field('title.de')} />`: the id that errors link to, the
 * error, and the required mark.
 */
export function useField() {
  const { prefix, path, refusedAt, errors, isNeeded } = useContext(ScopeContext)
  return (name: string) => ({
    id: prefix + path + name,
    error: errors[refusedAt + name],
    ...(isNeeded(path + name) && needed),
  })
}

/**
 * As `useField`, for rich text: adds the errors inside the document, such as at `content.de.content.3`, and
 * their position.
 */
export function useTextField() {
  const { refusedAt, errors } = useContext(ScopeContext)
  const field = useField()
  return (name: string) => {
    const way = refusedAt + name
    const inside = Object.keys(errors).find(one => one.startsWith(`${way}.`))
    const refused = inside && { refused: { at: inside.slice(way.length + 1), errors } }
    return { ...field(name), error: errors[way] ?? (inside && errors[inside]), ...refused }
  }
}

/** All errors by field path; a new object after each refused save. */
export function useRefusals(): Record<string, string> {
  return useContext(ScopeContext).errors
}
