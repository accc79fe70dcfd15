import { inTransaction } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Maximum number of writes per transaction; it limits the wait of the first caller. */
const LONGEST_BATCH = 500;

interface Task {
  /** Runs the work inside the open transaction; what it returns is called once the transaction has ended. */
  run(): () => void;
  fail(error: unknown): void;
}

/**
 * Groups the writes of one turn of the event loop into one transaction, so that many visitors share one `fsync`.
 * Each write has its own savepoint: a write that fails is rolled back alone and rejects with its error.
 */
export function createWriteQueue(database: DatabaseSync) {
  const waiting: Task[] = [];

  function attempt(task: Task): () => void {
    database.exec('SAVEPOINT task');
    try {
      const settle = task.run();
      database.exec('RELEASE task');
      return settle;
    } catch (error) {
      // On a full disk SQLite rolls the whole transaction back: then every write of the batch has failed.
      if (!database.isTransaction) throw error;
      database.exec('ROLLBACK TO task; RELEASE task');
      return () => task.fail(error);
    }
  }

  function runBatch(batch: readonly Task[]): void {
    let settlements: (() => void)[];
    try {
      settlements = inTransaction(database, () => batch.map(attempt));
    } catch (error) {
      for (const task of batch) task.fail(error);
      return;
    }
    for (const settle of settlements) settle();
  }

  function flush(): void {
    while (waiting.length > 0) runBatch(waiting.splice(0, LONGEST_BATCH));
  }

  return {
    /** Runs synchronous work in a transaction; resolves with its result only when it is on the disk. */
    write: <Result>(work: () => Result) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({
          run: () => {
            const result = work();
            return () => resolve(result);
          },
          fail: reject,
        });
      }),
    flush,
  };
}
