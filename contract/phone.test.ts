import { expect, test } from 'vitest'
import { phoneAddress } from './phone.ts'

test.each([
  ['+49 30 5550-100', 'tel:+49305550100'],
  ['+49 (0)30 5550 100', 'tel:+49305550100'],
  ['0049 (0) 201 / 183-60', 'tel:004920118360'],
  ['(0201) 183-6000', 'tel:02011836000'],
  ['(0)201 183', 'tel:0201183'],
  ['nach Vereinbarung', null],
  ['', null],
])('the phone number %j has the link %j', (phone, address) => expect(phoneAddress(phone)).toBe(address))
