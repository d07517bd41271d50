import pg from 'pg'

/** Runs statements one after the other and returns the first column of the last one's rows. */
export async function ask(connectionString: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    let answers: unknown[] = []
    for (const text of statements) {
      const { rows } = await client.query({ text, rowMode: 'array' })
      answers = rows.map((row: unknown[]) => row[0])
    }
    return answers
  } finally {
    await client.end()
  }
}
