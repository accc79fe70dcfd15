import type { AccountRepository } from '../db/account-repository.ts';
import type { Store } from '../db/open.ts';
import type { TokenRepository } from '../db/token-repository.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { Limits } from '../security/limits.ts';
import type { LoginThrottle } from '../security/login-throttle.ts';
import type { Passwords } from '../security/passwords.ts';

/** Services shared by the routes of accounts and sessions. */
export interface AccountServices {
  db: Store;
  accounts: AccountRepository;
  tokens: TokenRepository;
  passwords: Passwords;
  limits: Limits;
  throttle: LoginThrottle;
  clientAddress: ClientAddress;
  /** Milliseconds since the epoch. */
  now: () => number;
}
