import type { Bilingual } from '#contract/language.ts'

/** Time until the visitor can try again; below one minute in seconds, otherwise in minutes. */
export const waitSentence: Bilingual<(seconds: number) => string> = {
  de: seconds => `Das geht wieder ${inTime(seconds, ['Sekunde', 'Sekunden'], ['Minute', 'Minuten'])}.`,
  en: seconds => `You can do so again ${inTime(seconds, ['second', 'seconds'], ['minute', 'minutes'])}.`,
}

type Unit = [one: string, many: string]

function inTime(seconds: number, second: Unit, minute: Unit): string {
  const [count, [one, many]] = seconds < 60 ? [seconds, second] : [Math.ceil(seconds / 60), minute]
  return `in ${count} ${count === 1 ? one : many}`
}
