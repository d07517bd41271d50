import { expect, test } from 'vitest'
import { playerAddress, recognizeVideo, watchAddress } from './article-video.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 0],
  ['http://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=90', 90],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', 3_723],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=42s', 42],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=7', 7],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 0],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 0],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?t=soon', 0],
])('%s is a video on YouTube from second %i', (address, start) => {
  expect(recognizeVideo(address)).toEqual({ site: 'YouTube', id: 'dQw4w9WgXcQ', start, key: null })
})

test.each([
  ['https://vimeo.com/76979871', null],
  ['https://vimeo.com/76979871/ab12cd34ef', 'ab12cd34ef'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'ab12cd34ef'],
  ['https://vimeo.com/channels/staffpicks/76979871', null],
  ['https://vimeo.com/groups/print/videos/76979871', null],
])('%s is a video on Vimeo', (address, key) => {
  expect(recognizeVideo(address)).toEqual({ site: 'Vimeo', id: '76979871', start: 0, key })
})

test.each([
  'https://www.youtube.com/@gangway',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtu.be/dQw4w9WgXcQ',
  'javascript://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://vimeo.com/user/76979871',
  'dQw4w9WgXcQ',
  '',
])('%s is no video', (address) => {
  expect(recognizeVideo(address)).toBeNull()
})

test('players set no cookies, start where requested, and link back', () => {
  const video = { site: 'YouTube', id: 'dQw4w9WgXcQ', start: 42, key: null } as const
  expect(playerAddress(video)).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=42',
  )
  expect(recognizeVideo(watchAddress(video))).toEqual(video)
  const secret = { site: 'Vimeo', id: '76979871', start: 9, key: 'ab12cd34ef' } as const
  expect(playerAddress(secret)).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12cd34ef#t=9s',
  )
  expect(recognizeVideo(watchAddress(secret))).toEqual(secret)
})
