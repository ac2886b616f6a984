import { createContext, useContext } from 'react'

export type ScreenParameters = Readonly<Record<string, string | undefined>>

/**
 * Set once, when a screen is opened: a newly saved record gets its own address while the user keeps typing.
 */
export const ScreenParametersContext = createContext<ScreenParameters>({})

/** Returns the parameters of a screen's address at the time it was opened, such as `id`. */
export const useScreenParameters = () => useContext(ScreenParametersContext)
