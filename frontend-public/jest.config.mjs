import { jestConfig } from '../frontend-shell/build/jest/jest.base.mjs';

export default jestConfig('frontend-public');
