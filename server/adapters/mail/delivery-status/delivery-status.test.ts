import { expect, test } from 'vitest'
import { readDeliveryStatus } from './index.ts'

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

const notification = (changes: { action?: string; mailId?: string; diagnostic?: string } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Message-ID: <20261121.1@mx.example>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ada@example.com',
    `Action: ${changes.action ?? 'failed'}`,
    'Status: 5.1.1',
    changes.diagnostic ?? 'Diagnostic-Code: smtp; 550 5.1.1 No such\r\n mailbox here',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${changes.mailId ?? id}@shop.example>`,
    'Subject: Order GW-000001',
    '--b--',
  ].join('\r\n')

test('a failed delivery names our email and says why', () => {
  expect(readDeliveryStatus(notification())).toEqual({
    mailId: id,
    reason: '550 5.1.1 No such mailbox here',
  })
  expect(readDeliveryStatus(notification({ diagnostic: 'X-Nothing: 1' }))?.reason).toBe('status 5.1.1')
})

test('a delay, a success and someone else’s email are not bounces of ours', () => {
  expect(readDeliveryStatus(notification({ action: 'delayed' }))).toBeNull()
  expect(readDeliveryStatus(notification({ mailId: 'newsletter-7' }))).toBeNull()
  expect(readDeliveryStatus('Hello')).toBeNull()
})
