import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

const ownZone = process.env.TZ;

/** Node without a page, in the time zone of `testEnvironmentOptions.zone` or, by default, of the machine. */
export default class ZoneEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const { zone } = config.projectConfig.testEnvironmentOptions;
    if (typeof zone === 'string') process.env.TZ = zone;
    super(config, context);
  }

  override async teardown() {
    if (ownZone === undefined) Reflect.deleteProperty(process.env, 'TZ');
    else process.env.TZ = ownZone;
    await super.teardown();
  }
}
