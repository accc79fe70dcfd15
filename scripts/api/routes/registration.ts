import { Hono } from 'hono';
import { isTaken } from '../db/storage-error.ts';
import { json } from '../http/answers.ts';
import { ApiError, type FieldErrors } from '../http/api-error.ts';
import { jsonBody } from '../http/body.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { registration, type Registration } from '../validation/registration.ts';
import { caseless } from '../validation/text.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';

/** `POST /register/`. */
export function registrationRoutes(services: Services): Hono<AppEnv> {
  const { db, accounts, passwords, limits, throttle, clientAddress, now } = services;
  const limit = rateLimit(limits.registration, services);
  return new Hono<AppEnv>().post('/register', limit, async (c) => {
    const body = await jsonBody(c, registration);
    refuseTaken(accounts, body);
    const address = clientAddress(c);
    const passwordHash = await passwords.hash(body.password, address);
    const { username, email, first_name: firstName, last_name: lastName } = body;
    try {
      await db.write(() => accounts.insert({ username, email, firstName, lastName, passwordHash }, now()));
    } catch (error) {
      // Someone took the name while the password was being hashed.
      if (isTaken(error)) refuseTaken(accounts, body);
      throw error;
    }
    throttle.markKnown({ account: caseless(username), address });
    return json(201, { message: 'Registration successful!' });
  });
}

function refuseTaken(accounts: Services['accounts'], { username, email }: Registration): void {
  const errors: FieldErrors = {};
  if (accounts.hasUsername(username)) errors['username'] = ['This username is already taken.'];
  if (accounts.hasEmail(email)) errors['email'] = ['An account with this email address already exists.'];
  if (Object.keys(errors).length > 0) throw new ApiError(400, errors);
}
