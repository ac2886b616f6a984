import calls from 'virtual:calls/account'
import { registerCalls } from '#web/client.ts'

/** What pages of an account ask the server for: no other page of visitors carries the addresses. */
export function registerAccountCalls(): void {
  registerCalls(calls)
}
