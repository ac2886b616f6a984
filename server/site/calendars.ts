import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { calendarAddress, calendarEntryAddress } from '#contract/events/calendar.ts'
import { isId } from '#contract/fields.ts'
import { languages } from '#contract/language.ts'
import { eventEntry, eventsCalendar } from '#server/events/events.ts'
import { sendKeptText, serveKeptText } from '#server/platform/http/kept-text.ts'
import type { PageParts } from '#server/platform/http/pages.ts'

const type = 'text/calendar; charset=utf-8'

/** `GET /de/calendar/events.ics`, to subscribe to, and `GET /de/calendar/event-12.ics`; both in English, too. */
export function serveCalendars(app: FastifyInstance, { dependencies, addressOf }: PageParts): void {
  const { limits } = dependencies
  for (const language of languages) {
    serveKeptText(app, dependencies, {
      ...{ address: calendarAddress(language), type, language },
      write: context => eventsCalendar(context, language),
    })
    app.get(
      `/${language}/calendar/:entry`,
      async (request: FastifyRequest<{ Params: { entry: string } }>, reply) => {
        await limits.take('read', addressOf(request))
        const id = Number(/^event-([1-9]\d{0,9})\.ics$/.exec(request.params.entry)?.[1])
        if (!isId(id)) throw fail('notFound')
        const text = {
          ...{ address: calendarEntryAddress(language, id), type, language },
          write: (context: Parameters<typeof eventEntry>[0]) => eventEntry(context, id, language),
        }
        await sendKeptText(dependencies, text, request, reply)
      },
    )
  }
}
