import { expect, test } from 'vitest'
import { placeholderPrompt } from '#domain/artwork/ai-design.ts'
import { designExamples } from '#domain/artwork/ai-design-examples.ts'
import { readPrompt, undrawnIn } from './read-prompt.ts'

test('motifs, colors and words are found in prompt order', () => {
  expect(readPrompt('a cute cat drinking coffee on the moon in teal and gold')).toEqual({
    words: ['cute', 'cat', 'drinking', 'coffee'],
    small: 'moon',
    motifs: ['cat', 'coffee', 'moon'],
    isGuess: false,
    colors: ['teal', 'gold'],
  })
})

test('text in quotes, or after "that says", is lettered unchanged', () => {
  expect(readPrompt('a bear with the words “Camp  Café 76”').words).toEqual(['Camp', 'Café', '76'])
  expect(readPrompt('wolf shirt that says Run Wild, in red').words).toEqual(['Run', 'Wild'])
})

test('a color stays in the text only before the thing it colors', () => {
  expect(readPrompt('red dragon').words).toEqual(['red', 'dragon'])
  expect(readPrompt('dragon in red').words).toEqual(['dragon'])
})

test('text that cannot be lettered still gives a picture', () => {
  for (const prompt of ['قطة تشرب القهوة', '🫠', '\u0000\u0007', '———', '<<<>>>']) {
    const { words, motifs, isGuess } = readPrompt(prompt)
    expect([prompt, words, motifs.length, isGuess]).toEqual([prompt, [], 1, true])
  }
  expect(readPrompt('🐙').motifs).toEqual(['octopus'])
})

test('characters missing from the fonts are drawn in their plain form', () => {
  expect(readPrompt('"Łódź Kraków Čech"').words).toEqual(['ódz', 'Kraków', 'Cech'])
})

test('words with no known picture are reported, except those to be lettered', () => {
  expect(undrawnIn('purple quantum spreadsheets riding a unicycle')).toEqual([
    'quantum',
    'spreadsheets',
    'riding',
    'unicycle',
  ])
  expect(undrawnIn('a wolf that says Run Wild')).toEqual([])
  expect(undrawnIn('red fox 🦊')).toEqual([])
  expect(undrawnIn('a howling wolf under a full moon, typewriter')).toEqual(['typewriter'])
  for (const prompt of [placeholderPrompt, ...designExamples.map((example) => example.prompt)])
    expect([prompt, undrawnIn(prompt)]).toEqual([prompt, []])
})
