import { expect, test } from 'vitest'
import { splitBody } from './split-body.ts'

const video = { site: 'YouTube', id: 'dQw4w9WgXcQ', start: 0, key: null }

test('a video link on its own line becomes the video; one inside a sentence stays a link', () => {
  const parts = splitBody(
    '<p>Look:</p><p><a href="https://youtu.be/dQw4w9WgXcQ">this</a></p><p>and <a href="https://youtu.be/dQw4w9WgXcQ">that</a></p>',
  )
  expect(parts).toEqual([
    { kind: 'html', html: '<p>Look:</p>' },
    { kind: 'video', video },
    { kind: 'html', html: '<p>and <a href="https://youtu.be/dQw4w9WgXcQ" rel="noopener">that</a></p>' },
  ])
})

test('a video inside another element stays there, so nothing is cut in two', () => {
  const html = '<blockquote><p>https://youtu.be/dQw4w9WgXcQ</p></blockquote>'
  expect(splitBody(html)).toEqual([{ kind: 'html', html }])
})

test('a body without tags is text, whatever symbols it contains', () => {
  expect(splitBody('3 < 4 & "so" > 1\nnext line\n\n\nhttps://vimeo.com/76979871\n\nlast')).toEqual([
    { kind: 'text', paragraphs: ['3 < 4 & "so" > 1\nnext line'] },
    { kind: 'video', video: { site: 'Vimeo', id: '76979871', start: 0, key: null } },
    { kind: 'text', paragraphs: ['last'] },
  ])
  expect(splitBody('')).toEqual([])
})

test('a table scrolls on its own and can be reached by keyboard', () => {
  expect(splitBody('<p>a</p><table><tbody><tr><td>1</td></tr></tbody></table>')).toEqual([
    {
      kind: 'html',
      html: '<p>a</p><div class="article-table" role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    },
  ])
})
